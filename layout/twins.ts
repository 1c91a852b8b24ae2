/**
 * Twins: groups in groups alike, with the same inside, such as the same servers in two regions. They are drawn alike.
 */
import { append } from './model/append.ts'
import { type Board, groupsOf, type Item, itemOf, middleX, middleY } from './model/board.ts'

/** The twins of each group that has any, itself among them. */
export const twinsIn = (board: Board): Item[][] => {
  const alike = new Map<string, Item[]>()
  for (const group of groupsOf(board)) append(alike, shapesAround(board, group), group)
  return [...alike.values()].filter(({ length }) => length > 1)
}

const shapesAround = (board: Board, { within }: Item): string =>
  within
    .slice(0, -1)
    .map((each) => shapeOf(board, itemOf(board, each)))
    .join(' in ')

/** What is inside, in its order down and across, by outlines and sizes. */
const shapeOf = (board: Board, { isGroup, kids, slot, outline, flow }: Item): string => {
  if (!isGroup) return `${outline} ${slot.w} ${slot.h}`
  const inside = kids.map((kid) => itemOf(board, kid))
  inside.sort((a, b) => middleY(a) - middleY(b) || middleX(a) - middleX(b))
  return `${flow}(${inside.map((kid) => shapeOf(board, kid)).join()})`
}
