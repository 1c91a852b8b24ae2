/** Which element of an edited scene is which of the original. */
import { expect, test } from 'vitest'
import type { Element } from '../../scene/scene.ts'
import { matchElements } from './match-elements.ts'

const text = (x: number, words: string): Element => ({ type: 'text', x, y: 20, text: words })
const box = (x: number): Element => ({ type: 'box', x, y: 0, w: 8, h: 8 })
const line: Element = { type: 'line', x: 0, y: 0, x2: 9, y2: 9, arrow: true }
const [a, b, c] = [text(0, 'a'), text(8, 'b'), text(16, 'c')]

test.each<[rule: string, original: Element[], edited: Element[], matches: (number | undefined)[]]>([
  ['a list in which most look as they did, by index', [a, b, c], [a, b, text(24, 'other')], [0, 1, 2]],
  ['half of a list is not most of it', [a, b, c, box(0)], [b, text(30, 'x'), c, box(8)], [undefined, 0, 2, 3]],
  ['a text moved to where another was keeps its words', [a, b, c], [a, b, text(24, 'a')], [0, 1, 2]],
  ['a list of other types, by what is equal', [a, box(0), line], [line, a, box(0)], [1, 2, 0]],
  ['one that was removed has none', [a, b, c], [a, c], [0, undefined, 1]],
  [
    'a box in its place, whatever its color',
    [a, box(8), b],
    [{ ...box(8), fill: 'soft' } as Element],
    [undefined, 0, undefined],
  ],
  ['another size is another place', [a, box(8)], [a, { ...box(8), w: 9 } as Element, b], [0, 1]],
  [
    'a line in its place, whichever way it runs',
    [line, b],
    [{ ...line, x: 9, y: 9, x2: 0, y2: 0 } as Element],
    [0, undefined],
  ],
  [
    'a circle in its place',
    [{ type: 'circle', x: 1, y: 2, r: 3 }, b],
    [{ type: 'circle', x: 1, y: 2, r: 3, fill: 'ink' }],
    [0, undefined],
  ],
  [
    'a path of the same data',
    [{ type: 'path', d: 'M0 0' }, b],
    [{ type: 'path', d: 'M0 0', fill: 'ink' }],
    [0, undefined],
  ],
  ['a text in its place, whatever it says', [a, b], [text(8, 'z')], [undefined, 0]],
  ['a text by its words, wherever it is', [a, b, c], [text(90, 'c'), text(80, 'b')], [undefined, 1, 0]],
  ['equal ones in their order', [a, a, b], [a, b, a, a], [0, 2, 1]],
  ['empty texts have no words to go by', [text(0, ' '), c], [c, b, text(90, ' ')], [undefined, 0]],
  [
    'those that changed, one after another behind the neighbor that both follow',
    [a, box(0), box(8), c],
    [a, box(50), box(60), box(70), c],
    [0, 1, 2, 4],
  ],
  ['the first of a list has no neighbor before it', [box(0), a], [box(90), a, b], [0, 1]],
  ['none that is taken, and none of another type', [a, box(0), line, b], [a, b], [0, undefined, undefined, 1]],
])('%s', (_, original, edited, matches) => {
  expect(matchElements(original, edited)).toEqual(matches)
})
