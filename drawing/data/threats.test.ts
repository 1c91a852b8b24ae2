import { expect, test } from 'vitest'
import { readData } from '../read-data.ts'
import { graphForm } from './graph.ts'
import { lettersOf } from './threats.ts'

test('letters are in the order of the acronym, each once', () => {
  expect(lettersOf(['denial-of-service', 'spoofing', 'denial-of-service', 'elevation-of-privilege'])).toBe('S D E')
})

const data = { title: 'Mail can be read', edges: [{ from: 'a', to: 'b', threats: ['spoofing'] }] }

test('edges have threats only if the form allows them', () => {
  const plain = graphForm({ kinds: ['node'] })
  const threatened = graphForm({ kinds: ['node'] }, { threats: true })
  expect(readData(threatened as never, data).ok).toBe(true)
  expect(readData(plain as never, data).ok).toBe(false)
})
