/** Words that every object knows and numbers beyond all dates are words and numbers like others, in each place of data. */
import { expect, test } from 'vitest'
import { dataSamples } from '../test/data-samples.ts'
import { withHostileWords } from '../test/hostile-words.ts'
import { readDataText } from '../test/read-data-text.ts'

test.each(Object.entries(dataSamples))('%s', (name, text) => {
  for (const other of withHostileWords(text)) expect(() => readDataText(name, other), other).not.toThrow()
})
