/** The comparison of Markdown processors: what it forgives is exactly what it names. */
import { expect, test } from 'vitest'
import { checkFences, fencesOfAll } from './check-fences.ts'

const fence = '```d2\na\n```'

test.each([
  ['a tag below a link definition', `[x]: y\n<picture>\n${fence}`],
  ['a tag on a lazy line', '> quote\n<picture>\n> ```d2\n> a\n> ```'],
  ['a tag on a lazy line', '- > quote\r\n  > more\r\n<picture>\r\n  > ```d2\r\n  > a\r\n  > ```'],
] as const)('%s is a difference between processors, and known', (name, markdown) => {
  const { own, markdownIt, remark } = fencesOfAll(markdown)
  expect([own === markdownIt, own === remark]).toEqual([false, true])
  expect(checkFences(markdown)).toBe(name)
})

test.each([
  `[x]: y\n\n<picture>\n\n${fence}`,
  '> quote\n\n<picture>\n\n> ```d2\n> a\n> ```',
  `> quote\n<div>\n${fence}`,
  `text\n<picture>\n${fence}`,
  '- item\n<picture>\n- ```d2\n  a\n  ```',
])('all agree on %j', (markdown) => {
  const { own, markdownIt, remark } = fencesOfAll(markdown)
  expect([markdownIt, remark]).toEqual([own, own])
  expect(checkFences(markdown)).toBeUndefined()
})
