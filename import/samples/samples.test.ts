/**
 * Texts that use all that a reader knows, and some that it does not, held against the whole of what is made of them:
 * data, findings and ledger, in a file beside each. The values there are written from what the language means; where
 * a reader differs, one of both is wrong, and which one is a question to answer by reading.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dataOutcome, diagramOutcome } from '../../test/sample-outcomes.ts'

const samplesIn = (folder: string): string[] =>
  readdirSync(`import/samples/${folder}`).filter((name) => !name.endsWith('.expected.json'))

const expectedFor = (path: string): unknown =>
  JSON.parse(readFileSync(`import/samples/${path.replace(/\.\w+$/, '')}.expected.json`, 'utf8'))

test.each(samplesIn('diagrams'))('%s becomes the data, findings and ledger that its file says', async (name) => {
  const text = readFileSync(`import/samples/diagrams/${name}`, 'utf8')
  expect(await diagramOutcome(text, name)).toEqual(expectedFor(`diagrams/${name}`))
})

test.each(samplesIn('data'))('%s becomes the data or findings that its file says', (name) => {
  const outcome = dataOutcome(readFileSync(`import/samples/data/${name}`), name)
  expect(JSON.parse(JSON.stringify(outcome))).toEqual(expectedFor(`data/${name}`))
})
