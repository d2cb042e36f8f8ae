/** What belongs to what: the units and people of a site as one network. Apart from the other formats, as it brings the readers of units along. */
import type { Exporter } from './exporter';
import { inm } from './inm';
import { organizationJsonLd } from './organization-json-ld';

export const NETWORKS: readonly Exporter[] = [organizationJsonLd, inm];
