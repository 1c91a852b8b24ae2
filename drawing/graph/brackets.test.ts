import { expect, test } from 'vitest'
import { edgeWords } from './edge-view.ts'

test('what is technical about an edge stays whole where its words break, unless it is very long', () => {
  const edge = { from: 'A', to: 'B', kind: 'edge', text: 'Consumes scans from', tech: 'JSON/HTTPS' }
  const lines = (tech: string) => edgeWords({ ...edge, tech }, { cap: 60 }).lines.map(({ text }) => text)
  expect(lines('JSON/HTTPS').at(-1)).toBe('[JSON/HTTPS]')
  expect(lines('JSON over HTTPS with certificates on both sides').length).toBeGreaterThan(4)
})
