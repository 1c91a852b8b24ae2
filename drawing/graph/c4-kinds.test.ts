import { expect, test } from 'vitest'
import { withComponents, withContainers } from './c4-kinds.ts'

const data = {
  nodes: [
    { name: 'Handler', kind: 'system', group: 'API', tech: 'Go' },
    { name: 'Web app', kind: 'system', group: 'Shop' },
    { name: 'Worker', kind: 'system', group: 'shop', tech: 'Go' },
    { name: 'Store', kind: 'database', group: 'API', tech: 'PostgreSQL' },
    { name: 'Bank', kind: 'system', tech: 'SOAP' },
  ],
  edges: [],
  groups: [
    { name: 'Shop', id: 'shop', kind: 'boundary' },
    { name: 'API', kind: 'boundary', group: 'shop' },
  ],
}
const kinds = ({ nodes }: typeof data): string[] => nodes.map(({ kind }) => kind)

test('what no kind is given of is a component in the innermost boundary, a container around that, and a system outside', () => {
  expect(kinds(withComponents(data))).toEqual(['component', 'container', 'container', 'database', 'system'])
})

test('in a boundary, what has a technology is a container; a system may be in one of a company', () => {
  expect(kinds(withContainers(data))).toEqual(['container', 'system', 'container', 'database', 'system'])
})
