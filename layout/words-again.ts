/**
 * Labels once more, now that everything has its place: those that seemed to have no room where readers expect them, or in so
 * few lines, may have it by now.
 */
import type { Drawing } from './score/measure.ts'
import { alongOf, type Words } from './strokes/words.ts'
import { boxOfWords } from './words/boxes.ts'
import { isUsual, labelPrice, type Means } from './words/choose.ts'
import { Obstacles } from './words/obstacles.ts'
import { Sides } from './words/sides.ts'

/** The words with some labels on the other side of their runs, or in fewer lines; undefined if all are best as they are. */
export function wordsAgain({ board, net, words }: Drawing): Words[] | undefined {
  const sides = new Sides(board, net)
  const chosen = [...words]
  for (const [index, each] of words.entries()) {
    if (each.spot !== 'label' || (each.step === 0 && isUsual(each, board))) continue
    const obstacles = new Obstacles(board, net)
    for (const [at, other] of chosen.entries()) if (at !== index) obstacles.addWords(boxOfWords(other, board, net))
    chosen[index] = best(each, { board, net, obstacles, sides })
  }
  return chosen.some((each, index) => each !== words[index]) ? chosen : undefined
}

/** The cheapest of a label and what it could be at its place; as it is where nothing is cheaper. */
const best = (words: Words, means: Means): Words => {
  const { labels } = means.board.wires[words.wire]!
  let [least, found] = [labelPrice(words, means), words]
  for (const [step, size] of labels.slice(0, words.step + 1).entries())
    for (const side of [1, -1] as const) {
      const other: Words = { ...words, ...size, step, side }
      other.at += (alongOf(words) - alongOf(other)) / 2
      const price = labelPrice(other, means)
      if (price < least) [least, found] = [price, other]
    }
  return found
}
