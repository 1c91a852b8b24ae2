import { expect, test } from 'vitest'
import { codeBox } from './code-box.ts'

test('code is drawn line by line under its title; empty lines keep their place', () => {
  const { w, h, draw } = codeBox('Example request', ['GET / HTTP/1.1', '', '{}'])
  const [title, frame, first, last] = draw({ x: 0, y: 0 }, w + 40)
  expect([title, frame]).toMatchObject([
    { text: 'Example request' },
    { d: `M 0 32 h ${w + 40} v ${h - 32} h ${-w - 40} Z` },
  ])
  expect(first).toMatchObject({ text: 'GET / HTTP/1.1', x: 16, mono: true })
  expect(last).toMatchObject({ text: '{}', y: Number(first && 'y' in first && first.y) + 40 })
})

test('a line that is too long for the sheet is wrapped', () => {
  const { w, h } = codeBox('Long', [`GET /${'a'.repeat(200)} HTTP/1.1`])
  expect(w).toBeLessThanOrEqual(1120)
  expect(h).toBeGreaterThan(codeBox('Short', ['GET /']).h)
})
