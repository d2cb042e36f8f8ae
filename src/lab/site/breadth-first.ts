/** Breadth-first search: pages in the order in which their links are found. What a crawler gains is gained over this. */
import { addressKey, isWithin } from '../../core/site/address';
import { trapOf } from '../../core/site/traps';
import type { Crawler } from './crawler';

export const breadthFirst: Crawler = {
  name: 'breadth-first',
  start(home) {
    const queue = [home];
    const known = new Set([addressKey(home)]);
    return {
      next: () => queue.shift(),
      seen(_address, page) {
        if ('refused' in page) return;
        for (const { address } of page.links) {
          const key = addressKey(address);
          if (known.has(key) || !isWithin(address, home, 'domain') || trapOf(address)) continue;
          known.add(key);
          queue.push(address);
        }
      },
    };
  },
};
