import { expect, test } from 'vitest'
import { hasEqualAnswers } from './equal-answers.ts'

const read = (text: string) => {
  const edges = text.split(' ').map((pair) => ({ from: pair[0]!, to: pair[1]!, kind: 'edge' }))
  const names = [...new Set(edges.flatMap(({ from, to }) => [from, to]))]
  return { edges, nodes: names.map((name) => ({ name, kind: /[A-Z]/.test(name) ? 'decision' : 'step' })) }
}

test.each([
  ['aQ Qb Qc', true],
  ['aQ Qb Qc bd ce', true],
  ['aQ Qb Qc bd', true],
  ['aQ Qb Qc bd de', false],
  ['aQ Qb QR Rc Rd', true],
  ['aQ Qb QR Rc RS Sd Se', false],
  ['aQ Qb Qc bQ', true],
  ['aQ Qb Qc ba', false],
  ['aQ Qb', false],
  ['ab ac', false],
])('%s: %s', (text, isEqual) => {
  expect(hasEqualAnswers(read(text))).toBe(isEqual)
})

test('edges of groups are no way back to a step', () => {
  const { nodes, edges } = read('aQ Qb Qc')
  const ofGroups = [
    { from: 'b', to: 'First group', kind: 'edge' },
    { from: 'Second group', to: 'b', kind: 'edge' },
  ]
  expect(hasEqualAnswers({ nodes, edges: [...edges, ...ofGroups] })).toBe(true)
})

test('a way to what is listed before is no loop', () => {
  expect(hasEqualAnswers(read('aQ QR QS Rb Rc Sb Sd'))).toBe(true)
  const { nodes, edges } = read('aQ Qb Qc')
  expect(hasEqualAnswers({ nodes: nodes.toReversed(), edges })).toBe(true)
})
