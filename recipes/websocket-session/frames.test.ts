import { expect, test } from 'vitest'
import type { SequenceData } from '../../drawing/data/sequence-fields.ts'
import { drawRecipe } from '../../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../../drawing/recipe.ts'
import { boundsOf } from '../../src/elements/bounds.ts'
import type { Element } from '../../src/scene/scene.ts'
import { bytesInWords } from './bytes.ts'
import { wireOf } from './frames.ts'
import recipe from './recipe.ts'

const message = (from: string, text: string, lines: string[] = []) =>
  ({
    from,
    to: from === 'a' ? 'b' : 'a',
    text,
    kind: 'async',
    delay: 0,
    lines: lines.map((text) => ({ text })),
  }) as never

const headersOf = (...messages: SequenceData['messages']): number[] => wireOf({ messages }).map(({ header }) => header)

test('a frame of the client has four bytes more, a longer payload two or eight more (RFC 6455, 5.2 and 5.7)', () => {
  const of = (bytes: number): string => `text ${'x'.repeat(bytes)}`
  expect(headersOf(message('a', 'text Hello'), message('b', 'text Hello'))).toEqual([6, 2])
  expect(
    headersOf(message('a', 'ping'), ...[125, 126, 65_535, 65_536].map((bytes) => message('b', of(bytes)))),
  ).toEqual([6, 2, 4, 4, 10])
})

test('payloads are counted in bytes of UTF-8; a close code has two and its reason its own', () => {
  const payloads = ['text é', 'pong', 'close', 'close 1000', 'close 1001 bye'].map(
    (text) => wireOf({ messages: [message('b', text)] })[0]?.payload,
  )
  expect(payloads).toEqual([2, 0, 0, 2, 5])
})

test('an HTTP message ends each line and its head with CR LF', () => {
  expect(headersOf(message('a', 'GET / HTTP/1.1', ['Host: example.com']))).toEqual([14 + 2 + 17 + 2 + 2])
})

test('a status line alone is HTTP, and a step of one’s own is not sent', () => {
  const wait = { ...(message('a', 'waits 1 s') as object), to: 'a' } as never
  const sent = wireOf({ messages: [message('a', 'GET /ws HTTP/1.1'), message('b', 'HTTP/1.1 502 Bad Gateway'), wait] })
  expect(sent.map(({ header, isFrame }) => [header, isFrame])).toEqual([
    [20, false],
    [28, false],
  ])
})

test('requests and responses may be short, and what is said of the upgrade is no frame', () => {
  const texts = ['GET /ws', 'proxy upgrade', '101', 'text hi', 'GET /ws?after=41', '101']
  const reply = { ...(message('b', '101') as object), kind: 'reply' } as never
  const sent = wireOf({ messages: texts.map((text) => (text === '101' ? reply : message('a', text))) })
  expect(sent.map(({ item, isFrame }) => [item.text, isFrame])).toEqual([
    ['GET /ws', false],
    ['101', false],
    ['text hi', true],
    ['GET /ws?after=41', false],
    ['101', false],
  ])
  // A frame may be written before the response that lets it be sent.
  expect(wireOf({ messages: [message('a', 'text hi'), reply] })).toMatchObject([{ isFrame: true }, { isFrame: false }])
})

test('bytes are said in words', () => {
  const short = message('b', 'HTTP/1.1 101 OK')
  const wire = wireOf({
    messages: [message('a', 'GET / HTTP/1.1', ['Host: example.com']), message('a', 'text Hello'), short],
  })
  expect(bytesInWords(wire)).toBe('HTTP: 37 and 19 bytes. Frames, header + payload: 6 + 5 bytes.')
})

test('the accent is for headers of frames: HTTP has a gray of its own, where there is any', () => {
  const data = { title: 'A claim', participants: [{ name: 'a' }, { name: 'b' }] }
  const frame = { from: 'b', to: 'a', text: 'text Hello', kind: 'async' }
  const [both, alone] = [[{ from: 'a', to: 'b', text: 'GET / HTTP/1.1' }, frame], [frame]].map((messages) => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, { ...data, messages })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    const { elements } = drawing.scene
    return {
      accented: elements.filter((each) => each.type === 'path' && each.fill === 'accent').length,
      named: elements.some((each) => each.type === 'text' && each.text === 'HTTP header'),
    }
  })
  expect(both).toEqual({ accented: 2, named: true })
  // Its header and its mask, each with its entry in the key.
  expect(alone?.accented).toBe(4)
  expect(alone?.named).toBe(false)
})

test('an upgrade in few words is HTTP, segments of TCP are neither HTTP nor frames', () => {
  const sent = ['101 Switching Protocols', 'SYN, ACK', 'FIN', 'RST', 'ping', 'text FIN', '404']
  const wire = wireOf({ messages: sent.map((text) => message('b', text)) })
  expect(wire.map(({ item, isFrame }) => [item.text, isFrame])).toEqual([
    ['101 Switching Protocols', false],
    ['ping', true],
    ['text FIN', true],
    ['404', true],
  ])
})

test('a payload that is only described has the bytes that it says', () => {
  const [, first, second] = wireOf({
    messages: [message('a', 'ping'), message('b', 'text 3,210 bytes of history'), message('b', 'binary 70000 bytes')],
  })
  expect([first?.payload, first?.header, second?.payload, second?.header]).toEqual([3210, 4, 70_000, 10])
})

test('a frame is code though its payload is words', () => {
  const messages = ['text typing again', 'text {"a": 1}', 'ping'].map((text) => ({
    from: 'a',
    to: 'b',
    text,
    kind: 'async',
  }))
  const data = { title: 'A claim', participants: [{ name: 'a' }, { name: 'b' }], messages }
  const drawing = drawRecipe(recipe as unknown as AnyRecipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const frame = drawing.scene.elements.find((each) => each.type === 'text' && each.text === 'text typing again')
  expect(frame).toMatchObject({ mono: true })
})

test('an upgrade fills as many bars as it is longer than the longest frame may be, to one scale, and a frame goes on behind the bars', () => {
  const drawn = (payload?: string, host = 'a.example.com') => {
    const drawing = drawRecipe(recipe as unknown as AnyRecipe, {
      title: 'An upgrade and a frame',
      participants: [{ name: 'A' }, { name: 'B' }],
      messages: [
        { from: 'A', to: 'B', text: 'GET /ws HTTP/1.1', lines: [`Host: ${host}`] },
        { from: 'B', to: 'A', text: 'HTTP/1.1 101 OK', kind: 'reply' },
        ...(payload === undefined
          ? []
          : [{ kind: 'zone', text: 'Frames', messages: [{ from: 'A', to: 'B', text: payload }] }]),
      ],
    })
    if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
    return drawing.scene.elements
  }
  const widths = (elements: readonly Element[]): number[] =>
    elements.flatMap((each) => {
      const { w, h } = boundsOf(each)
      return each.type === 'path' && each.fill === 'muted' && h === 15 ? [w] : []
    })
  // 18 + 21 + 2 and 17 + 2 bytes of 7 pixels, in rows of 168.
  expect(widths(drawn('text hello'))).toEqual([168, 119, 133])
  // Alone, the longest is one row; beside a long frame, all are short.
  expect(widths(drawn())).toEqual([168, 78])
  expect(widths(drawn('binary 70,000 bytes'))).toEqual([1, 1])
  // Rows that would run into what is below are not drawn: then all are numbers, and the key names none.
  const long = drawn('text hello', 'é'.repeat(60))
  expect(widths(long)).toEqual([])
  const texts = long.flatMap((each) => (each.type === 'text' ? [each.text] : []))
  expect(texts).toEqual(expect.arrayContaining(['148', '19']))
  expect(texts).not.toContain('HTTP header')
  const elements = drawn('text hello')
  const zone = elements.find((each) => each.type === 'box' && each.fill === 'rule')
  const number = elements.find((each) => each.type === 'text' && each.text === '+ 5')
  expect(zone?.type === 'box' && number?.type === 'text' && zone.x + zone.w > number.x).toBe(true)
})
