/** Words of what leads out of a question are its answers. */
import { type Board, itemOf, type Wire } from './board.ts'

/** Whether a wire leads out of a question. */
export const isAnswer = ({ from }: Wire, board: Board): boolean => itemOf(board, from).outline === 'diamond'
