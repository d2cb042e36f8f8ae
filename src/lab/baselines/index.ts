/** The rivals of the papers, in the order in which the tables list them. */
import type { Baseline } from './baseline';
import { depta } from './depta';
import { eventLocky } from './event-locky';
import { mdr } from './mdr';
import { vips } from './vips';
import { webUie } from './web-uie';

export const BASELINES: readonly Baseline[] = [vips(), mdr, depta(), webUie(), eventLocky(false), eventLocky(true)];
