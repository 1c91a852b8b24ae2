/**
 * No text makes a reader throw, whatever mistakes are in it: a seeded part of `npm run bench -- import-fuzz`, smaller unless
 * the run is exhaustive.
 */
import { beforeAll, expect, test } from 'vitest'
import { diagramSamples } from '../../test/diagram-samples.ts'
import { exhaustive, inTurn } from '../../test/exhaustive.ts'
import { mutate, randomFrom } from '../../test/mutate-text.ts'
import { Conversion } from '../convert/conversion.ts'
import { diagramKinds } from './kinds.ts'
import { loadAnyText } from './load-any-text.ts'
import { recognize } from './recognize.ts'

beforeAll(loadAnyText)

/** What a reader says about a text, with every place within it; all data are made that it can be. */
const readOrNothing = async (kindOf: string, text: string): Promise<void> => {
  const kind = recognize(kindOf, {})?.kind
  if (kind === undefined) throw new Error(`no reader for ${kindOf.slice(0, 40)}`)
  const { ways, report } = (await kind.load()).read(text)
  const lines = text.split('\n').length
  expect(ways.length).toBeGreaterThan(0)
  for (const { make } of ways) make(new Conversion(report.continued(), { kind: kind.name }))
  for (const { line, column } of [...report.findings, ...report.ledger()]) {
    if (line < 1 || line > lines || column < 1) throw new Error(`line ${line}, column ${column} of ${lines} lines`)
  }
}

test('every kind that can be drawn has a sample', () => {
  const kindOf = ({ from, kind }: { from: string; kind: string }): string => `${from} ${kind}`
  const sampled = new Set(Object.values(diagramSamples).map((text) => kindOf(recognize(text, {})!.kind)))
  expect(diagramKinds.map(kindOf).filter((kind) => !sampled.has(kind))).toEqual([])
})

const texts = exhaustive ? 150 : 50

test.each(Object.entries(diagramSamples))(`%s: ${texts} texts with mistakes`, async (_name, text) => {
  const random = randomFrom(7)
  for (let count = 0; count < texts; count++) {
    const broken = mutate(text, random)
    try {
      await readOrNothing(text, broken)
    } catch (error) {
      throw new Error(`${JSON.stringify(broken)}: ${String(error)}`, { cause: error })
    }
  }
})

/** What is repeated: a reader has those in turn that its turn is for. */
const pieces = [
  'x',
  '{',
  '[',
  '(',
  '"',
  '<',
  'a -> ',
  'a --> b\n',
  '{\n',
  '- ',
  'if (a) then\n',
  ':a;\n',
  '* ',
  '/* ',
  "'",
  '`',
  '|',
  'a: {',
]

test.each(Object.entries(diagramSamples).map(([name, text], turn) => ({ name, text, turn })))(
  '$name: long, deep and unclosed texts',
  async ({ text, turn }) => {
    const first = text.slice(0, text.indexOf('\n') + 1)
    for (const piece of inTurn(pieces, { turn, turns: 3 })) await readOrNothing(text, first + piece.repeat(3000))
  },
)
