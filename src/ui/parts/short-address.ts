import { decoded } from '../../core/page/address-steps';

/** The path of an address as people read it, else its host. A step that is not in UTF-8 stays as it is. */
export function shortAddress(address: string): string {
  const { pathname, host } = new URL(address);
  return pathname.length > 1 ? pathname.split('/').map(decoded).join('/') : host;
}
