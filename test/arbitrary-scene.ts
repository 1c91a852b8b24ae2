/**
 * Random valid scenes for property tests: every element kind, every limit, and text that is difficult in XML.
 */
import fc from 'fast-check'
import { alignments, colors, limits } from '../src/scene/limits.ts'
import type { Element, Scene } from '../src/scene/scene.ts'

const between = (min: number, max: number): fc.Arbitrary<number> =>
  fc.oneof(fc.double({ min, max, noNaN: true }), fc.integer({ min, max }), fc.constantFrom(min, max))

const coordinate = between(limits.coordinate.min, limits.coordinate.max)
const size = fc.oneof(between(1, limits.size), fc.double({ min: 0, minExcluded: true, max: 1, noNaN: true }))
const color = fc.constantFrom(...colors)

const marks = '&<>"\'\0\b\t\n\r\v\x0e\x16\x7f\x85\xa0\u2028\ufffe\uffff'.split('')
const runs = [']]>', '<!--', '&amp;', '<script>', ' ', '  ', '\ud800', '\udfff', '\u{1f600}', '\u{1ffff}', 'e\u0301']
const troublesome = [...marks, ...runs]

/** Any code point. The library's own unit first lists all of them by their text, for a second. */
export const anyCharacter = fc.integer({ min: 0, max: 0x10ffff }).map((point) => String.fromCodePoint(point))

/** Any text of at most `max` code points. */
export const anyText = (max: number): fc.Arbitrary<string> =>
  fc
    .array(fc.oneof(fc.constantFrom(...troublesome), anyCharacter), { maxLength: 20 })
    .map((parts) => Array.from(parts.join('')).slice(0, max).join(''))

const numbersOf = (count: number): fc.Arbitrary<number[]> =>
  fc.array(fc.oneof(fc.integer({ min: -500, max: 500 }), fc.double({ min: -500, max: 500, noNaN: true })), {
    minLength: count,
    maxLength: count,
  })

const flag = fc.constantFrom(0, 1)

/** One command of path data with all its numbers, absolute or relative. */
export const pathCommand: fc.Arbitrary<string> = fc.oneof(
  ...Object.entries({ M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, Z: 0 }).map(([letter, count]) =>
    fc
      .tuple(fc.constantFrom(letter, letter.toLowerCase()), numbersOf(count))
      .map(([command, numbers]) => `${command}${numbers.join(' ')}`),
  ),
  fc
    .tuple(fc.constantFrom('A', 'a'), numbersOf(3), flag, flag, numbersOf(2))
    .map(([command, radii, large, sweep, end]) => `${command}${radii.join(' ')} ${large} ${sweep} ${end.join(' ')}`),
)

/** Path data by the grammar. */
export const wellFormedPath: fc.Arbitrary<string> = fc
  .tuple(numbersOf(2), fc.array(pathCommand, { maxLength: 6 }))
  .map(([start, commands]) => `M${start.join(' ')}${commands.join('')}`)

const pathCharacters = Array.from('MmLlHhVvCcSsQqTtAaZz0123456789eE.,+- \t\n\v\xa0\u3000')

/** Path data that only follows the language's character rule. */
export const junkPath: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom('M', 'm'), fc.string({ unit: fc.constantFrom(...pathCharacters), maxLength: 80 }))
  .map(([first, rest]) => first + rest)

const from = { x: coordinate, y: coordinate }
const to = { x2: coordinate, y2: coordinate }
const paint = { fill: color, stroke: color }
const dashed = fc.boolean()
const stroked = { stroke: color, arrow: fc.boolean(), dashed }
const lettering = { size, fill: color, align: fc.constantFrom(...alignments), mono: fc.boolean(), bold: fc.boolean() }

/** An element's arbitrary: the properties it needs and those it may have. */
const element = <const Kind extends Element['type'], Needed, Optional>(
  type: Kind,
  needed: { [K in keyof Needed]: fc.Arbitrary<Needed[K]> },
  optional: { [K in keyof Optional]: fc.Arbitrary<Optional[K]> },
) =>
  fc
    .tuple(fc.record(needed), fc.record(optional, { requiredKeys: [] }))
    .map(([own, more]) => ({ type, ...own, ...more }) as unknown as Extract<Element, { type: Kind }>)

/** Any valid element. */
export const anyElement: fc.Arbitrary<Element> = fc.oneof(
  element('box', { ...from, w: size, h: size }, { ...paint, dashed }),
  element('text', { ...from, text: anyText(limits.text) }, lettering),
  element('line', { ...from, ...to }, stroked),
  element('path', { d: fc.oneof(wellFormedPath, junkPath) }, { ...stroked, fill: color }),
  element('circle', { ...from, r: size }, paint),
)

/** Any valid scene, of at most twelve elements. */
export const anyScene: fc.Arbitrary<Scene> = fc.record({
  version: fc.constant(1 as const),
  width: between(limits.canvas.min, limits.canvas.max),
  height: between(limits.canvas.min, limits.canvas.max),
  title: anyText(limits.title),
  description: anyText(limits.description),
  elements: fc.array(anyElement, { maxLength: 12 }),
})

/** A whole number of pixels, anywhere near a canvas. */
export const pixel = fc.integer({ min: -500, max: 500 })
const pixelCommand = fc.oneof(
  fc.tuple(fc.constantFrom('L', 'l', 'T', 't', 'm', 'M'), fc.tuple(pixel, pixel)),
  fc.tuple(fc.constantFrom('H', 'h', 'V', 'v'), fc.tuple(pixel)),
  fc.tuple(fc.constantFrom('Q', 'q', 'S', 's'), fc.tuple(pixel, pixel, pixel, pixel)),
  fc.tuple(fc.constantFrom('C', 'c'), fc.tuple(pixel, pixel, pixel, pixel, pixel, pixel)),
  fc.tuple(
    fc.constantFrom('A', 'a'),
    fc.tuple(fc.nat(99), fc.nat(99), fc.nat(360), fc.nat(1), fc.nat(1), pixel, pixel),
  ),
  fc.constant(['Z', []] as [string, number[]]),
)
/** Path data with every command, absolute and relative, in whole pixels. */
export const pathInPixels = fc
  .array(pixelCommand, { maxLength: 8 })
  .map((commands) => `M3 4${commands.map(([letter, numbers]) => letter + numbers.join(' ')).join('')}`)
