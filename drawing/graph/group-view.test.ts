import { expect, test } from 'vitest'
import { groupView } from './group-view.ts'

const group = { name: 'Cluster', note: 'eu-west-1' } as Parameters<typeof groupView>[0]
const rect = { x: 0, y: 0, w: 320, h: 160 }

test.each(['zone', 'panel', 'frame'] as const)(
  'the frame of a %s in focus has the accent, and stays dashed if it was',
  (look) => {
    const [plain] = groupView(group, { look, text: 'group' }).draw(rect)
    const [focused] = groupView(group, { look, text: 'group' }, true).draw(rect)
    expect(plain).not.toMatchObject({ stroke: 'accent' })
    expect(focused).toEqual({ ...plain, fill: 'soft', stroke: 'accent' })
  },
)

test('the words of a group in focus are where they are without', () => {
  const words = (isFocus: boolean) => groupView(group, { look: 'zone', text: 'group' }, isFocus).draw(rect).slice(1)
  expect(words(true)).toEqual(words(false))
  expect(words(true)).toMatchObject([
    { text: 'Cluster', x: 16 },
    { text: 'eu-west-1', x: 304, align: 'end' },
  ])
})
