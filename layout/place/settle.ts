/**
 * From places within groups to places on the board.
 */
import { type Board, type Item, itemOf } from '../model/board.ts'

/** Places relative to groups become places on the board; middles of nodes lie on whole units. */
export const settle = (board: Board, group: Item, at: { x: number; y: number }): void => {
  for (const kid of group.kids) {
    const item = itemOf(board, kid)
    item.x += at.x
    item.y += at.y
    if (item.isGroup) {
      item.x = Math.round(item.x)
      item.y = Math.round(item.y)
      item.w = Math.ceil(item.w)
      item.h = Math.ceil(item.h)
      settle(board, item, item)
    } else {
      item.x = Math.round(item.x + item.w / 2) - item.w / 2
      item.y = Math.round(item.y + item.h / 2) - item.h / 2
    }
  }
}
