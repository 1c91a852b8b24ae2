/**
 * Marks at the ends of wires, such as crow's feet: those whose straight run is longer than a plain arrow's have one.
 */
import type { Wire } from './board.ts'

/** Ends with a run longer than this carry marks, which are this long and, to each side, this wide, in units. */
const plainRun = 2
export const mark = { length: 4, half: 1 } as const

/** Whether an end of a wire carries a mark. */
export const hasMark = ({ runs }: Wire, end: 0 | 1): boolean => runs[end] > plainRun
