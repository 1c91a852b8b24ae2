/**
 * Data of recipes about what happens when, whose shape is their own.
 */
import type { Data } from '../adaptation/json.ts'
import type { Linking } from './link.ts'
import { loopData } from './own-loops.ts'
import { spaceData } from './own-spaces.ts'
import { timingData } from './own-timing.ts'
import { waveData } from './own-waves.ts'

/** What makes the data of each recipe. */
export const timeMakers: Record<string, (linking: Linking) => Data> = {
  'digital-waveform': waveData,
  'event-loop-ticks': loopData,
  'lamport-space-time': spaceData,
  'uml-timing': timingData,
}
