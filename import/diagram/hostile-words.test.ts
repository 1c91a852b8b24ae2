/** Words that every object knows and numbers beyond all dates are words and numbers like others, in each place of a text. */
import { beforeAll, expect, test } from 'vitest'
import { diagramSamples } from '../../test/diagram-samples.ts'
import { withHostileWords } from '../../test/hostile-words.ts'
import { Conversion } from '../convert/conversion.ts'
import { loadAnyText } from './load-any-text.ts'
import { recognize } from './recognize.ts'

beforeAll(loadAnyText)

test.each(Object.entries(diagramSamples))('%s', async (_name, text) => {
  const kind = recognize(text, {})!.kind
  const { read } = await kind.load()
  for (const other of withHostileWords(text))
    try {
      const { ways, report } = read(other)
      for (const { make } of ways) make(new Conversion(report.continued(), { kind: kind.name }))
    } catch (error) {
      expect.unreachable(`${JSON.stringify(other)}: ${(error as Error).stack?.split('\n').slice(0, 3).join(' ')}`)
    }
})
