import { expect, test } from 'vitest'
import { codeBox } from './code-box.ts'

test('code is drawn line by line under its title; empty lines keep their place', () => {
  const { w, h, draw } = codeBox('Example request', ['GET / HTTP/1.1', '', '{}'])
  const elements = draw({ x: 0, y: 0 }, { w: w + 40 })
  expect(elements).toContainEqual(expect.objectContaining({ type: 'box', w: w + 40, h }))
  const [title, first, last, ...others] = elements.filter(({ type }) => type === 'text')
  expect([title, others]).toMatchObject([{ text: 'Example request' }, []])
  expect(first).toMatchObject({ text: 'GET / HTTP/1.1', x: 12, mono: true })
  expect(last).toMatchObject({ text: '{}', y: Number(first && 'y' in first && first.y) + 40 })
})

test('lines that are picked are laid open, however often they wrap', () => {
  const lit = (lines: string[]) =>
    codeBox('Example', lines, (line) => line.startsWith('If-Match'))
      .draw({ x: 0, y: 0 })
      .filter((element) => element.type === 'path' && element.fill === 'soft').length
  expect(lit(['GET / HTTP/1.1', 'If-Match: "v3"'])).toBe(1)
  expect(lit([`If-Match: ${'a'.repeat(200)}`])).toBe(2)
  expect(lit(['GET / HTTP/1.1'])).toBe(0)
})

test('a line that is too long for the sheet is wrapped', () => {
  const { w, h } = codeBox('Long', [`GET /${'a'.repeat(200)} HTTP/1.1`])
  expect(w).toBeLessThanOrEqual(1120)
  expect(h).toBeGreaterThan(codeBox('Short', ['GET /']).h)
})
