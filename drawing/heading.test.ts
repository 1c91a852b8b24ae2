import { expect, test } from 'vitest'
import { widthOf } from './block.ts'
import { heading, headingWidth, overhangOf } from './heading.ts'

const claim = 'A topology spread constraint keeps two pods on each node, and a Service sends to ready pods only'

test('a short title leaves 32 px to the drawing', () => {
  expect(heading({ title: 'Two nodes talk', margin: 40, width: 480 })).toMatchObject({
    title: [{ y: 56, size: 24 }],
    bottom: 88,
  })
})

test('without words there is no heading, and a subtitle alone is where a title would be', () => {
  expect(heading({ title: '', margin: 40, width: 480 })).toEqual({ title: [], subtitle: [], bottom: 40 })
  expect(heading({ title: '', subtitle: 'Read', margin: 40, width: 480 })).toMatchObject({
    title: [],
    subtitle: [{ y: 56 }],
    bottom: 88,
  })
})

test('title and subtitle wrap, and the drawing begins under the last line', () => {
  const { title, subtitle, bottom } = heading({ title: claim, subtitle: claim, margin: 40, width: 800 })
  expect(title.map(({ y }) => y)).toEqual([56, 86])
  expect(subtitle.map(({ y, fill }) => [y, fill])).toEqual([
    [114, 'muted'],
    [136, 'muted'],
  ])
  expect(bottom).toBe(168)
})

test('a narrow page is widened until two lines are enough, but no further than 880 px', () => {
  expect(headingWidth({ title: 'Two nodes talk' }, 480)).toBe(480)
  const width = headingWidth({ title: claim }, 480)
  expect(heading({ title: claim, margin: 40, width }).title).toHaveLength(2)
  expect(heading({ title: claim, margin: 40, width: width - 8 }).title).toHaveLength(3)
  expect(headingWidth({ title: claim, subtitle: claim.repeat(4) }, 480)).toBe(880)
  expect(headingWidth({ title: claim.repeat(9) }, 1040)).toBe(1040)
})

test('a page grows by 48 px at most for a heading in one line', () => {
  const oneLine = Math.ceil(widthOf(claim, 'subtitle'))
  expect(heading({ title: 'Short', subtitle: claim, margin: 40, width: oneLine }).subtitle).toHaveLength(1)
  expect(headingWidth({ title: 'Short', subtitle: claim }, oneLine - 48)).toBeGreaterThanOrEqual(oneLine - 1)
  expect(headingWidth({ title: 'Short', subtitle: claim }, oneLine - 56)).toBe(oneLine - 56)
})

test('a heading may reach into the margin, where 24 px stay free', () => {
  expect([overhangOf(40), overhangOf(24), overhangOf(16)]).toEqual([16, 0, 0])
})

test('a heading begins at the margin of its page, and is no wider than the page', () => {
  expect(heading({ title: 'Two nodes talk', margin: 24, width: 342 })).toMatchObject({ title: [{ x: 24, y: 44 }] })
  expect(headingWidth({ title: claim }, 342, 342)).toBe(342)
})

test('a number stays with its unit', () => {
  const title = 'Up to 42% of checkouts failed for 97 min; the fix that worked took 5 min'
  for (let width = 400; width < 880; width += 40)
    for (const { text } of heading({ title, margin: 40, width }).title) expect(text).not.toMatch(/\d$|^min/)
})
