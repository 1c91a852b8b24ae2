import { expect, test } from 'vitest'
import type { Class, ClassData, Member } from './classes.ts'
import { foldMembers } from './fold-members.ts'

const members = (count: number): Member[] =>
  Array.from({ length: count }, (_, index) => ({ name: `m${index}`, visibility: 'public', kind: 'member' }))

const classes = (count: number, fields: number, methods = 0): ClassData => ({
  nodes: Array.from(
    { length: count },
    (_, index): Class => ({ name: `C${index}`, kind: 'class', fields: members(fields), methods: members(methods) }),
  ),
  edges: [],
})

const shown = (data: ClassData, isWanted: (member: Member) => boolean = () => false): string => {
  const fold = foldMembers(data, isWanted)
  const { items, more } = fold(data.nodes[0]?.fields ?? [])
  return `${items.map(({ name }) => name).join(' ')} +${more}`
}

test('all members are shown as long as a scene can hold them', () => {
  // 276 elements: 12 classes of 4, a line and 18 members each.
  expect(shown(classes(12, 18))).toMatch(/^m0 .* m17 \+0$/)
  expect(shown(classes(12, 19))).toMatch(/^m0 .* m16 \+2$/)
})

test('operations and relations take room, too', () => {
  expect(shown(classes(12, 9, 8))).toMatch(/ m8 \+0$/)
  expect(shown(classes(12, 10, 8))).not.toMatch(/ m9 /)
  const data = classes(12, 18)
  expect(shown({ ...data, edges: [{ from: 'C0', to: 'C1', kind: 'link' }] })).toMatch(/ \+[1-9]/)
})

test('a member in focus is shown, and one member is not folded into a row that counts it', () => {
  expect(shown(classes(40, 20))).toBe('m0 +19')
  expect(shown(classes(40, 20), ({ name }) => name === 'm7')).toBe('m0 m7 +18')
  expect(shown(classes(40, 2))).toBe('m0 m1 +0')
})
