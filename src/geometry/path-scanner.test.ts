/** Tokens of path data, at the borders of what each may be. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Scanner } from './path-scanner.ts'

/** The two numbers of one move; undefined where the data has none. */
const move = (data: string): number[] | undefined => {
  const scanner = new Scanner(data)
  return scanner.numbers('M', true) ? scanner.values.slice(0, 2) : undefined
}

describe('white space', () => {
  const codes = Array.from({ length: 300 }, (_, code) => code)

  test('is a blank, tab to carriage return, and all beyond ASCII', () => {
    const isSpace = codes.filter((code) => move(`${String.fromCharCode(code)}1 2`)?.join() === '1,2')
    // Digits, signs and the point in front of a number belong to it.
    const ascii = isSpace.filter((code) => code < 128).map((code) => String.fromCharCode(code))
    expect(ascii.filter((letter) => !/[-+.0-9]/.test(letter)).join('')).toBe('\t\n\v\f\r ')
    expect(isSpace.filter((code) => code > 126)).toEqual(codes.filter((code) => code > 127))
  })
})

describe('a command', () => {
  test('is one of twenty letters', () => {
    const letters = Array.from({ length: 300 }, (_, code) => String.fromCharCode(code))
    const commands = letters.filter((letter) => new Scanner(letter).command() !== '')
    expect(commands.join('')).toBe('ACHLMQSTVZachlmqstvz')
  })

  test('is followed by its own count of numbers', () => {
    const data = '1 2 3 0 1 6 7 8'
    const counts = Array.from('MLHVCSQTAZ').map((letter) => {
      const scanner = new Scanner(data)
      expect(scanner.numbers(letter, true)).toBe(true)
      return scanner.count
    })
    expect(counts).toEqual([2, 2, 1, 1, 6, 4, 4, 2, 7, 0])
  })
})

describe('a number', () => {
  test.each([
    ['0/1', undefined],
    ['0:1', undefined],
    ['9 8', [9, 8]],
    ['0 09', [0, 9]],
    ['-1-2', [-1, -2]],
    ['+1+2', [1, 2]],
    ['-.5-.25', [-0.5, -0.25]],
    ['1. 2', undefined],
    ['. 2', undefined],
    ['- 2', undefined],
    ['1e2 1E-2', [100, 0.01]],
    ['1e+2 -1e2', [100, -100]],
    ['1e 2', undefined],
    ['1e- 2', undefined],
    ['1a2 3', undefined],
    ['.5e1 5', [5, 5]],
    ['1,2', [1, 2]],
    ['1 , 2', [1, 2]],
    ['1,,2', undefined],
    [',1 2', undefined],
    ['1', undefined],
    ['', undefined],
  ])('%j', (data, values) => expect(move(data)).toEqual(values))

  test('is the nearest float, however many digits it has', () => {
    const digits = fc.stringMatching(/^\d{1,22}$/)
    fc.assert(
      fc.property(digits, digits, fc.boolean(), (whole, fraction, isNegative) => {
        const text = `${isNegative ? '-' : ''}${whole}.${fraction}`
        expect(move(`${text} ${whole}`)).toEqual([Number(text), Number(whole)])
      }),
    )
    // 16 digits need a division that rounds once more.
    expect(move('0.123456789012345 9007199254740993')).toEqual([0.123456789012345, 9007199254740992])
    expect(move('1234567890.1234567 0.1234567890123456')).toEqual([1234567890.1234567, 0.1234567890123456])
  })

  test('that overflows is none', () => {
    expect(move(`1 ${'9'.repeat(308)}`)?.[1]).toBe(Number('9'.repeat(308)))
    expect(move(`1 ${'9'.repeat(309)}`)).toBeUndefined()
    expect(move('1e308 1e309')).toBeUndefined()
  })
})

test('flags are single digits, the fourth and fifth of seven', () => {
  const arc = (data: string): number[] | undefined => {
    const scanner = new Scanner(data)
    return scanner.numbers('A', true) ? scanner.values : undefined
  }
  expect(arc('1 2 3 01 4 5')).toEqual([1, 2, 3, 0, 1, 4, 5])
  expect(arc('1 2 3 1045')).toBeUndefined()
  expect(arc('1 2 3 104 5')).toEqual([1, 2, 3, 1, 0, 4, 5])
  expect(arc('1 2 3 2 0 4 5')).toBeUndefined()
  expect(arc('1 2 3 0/4 5')).toBeUndefined()
  expect(arc('1 2 10 1 0 4 5')).toEqual([1, 2, 10, 1, 0, 4, 5])
})

test('a comma may precede numbers that repeat a command, not those after its letter', () => {
  const scanner = new Scanner(' , 1 2')
  expect(scanner.numbers('M', false)).toBe(true)
  expect([scanner.at, scanner.position]).toEqual([3, 6])
  expect(new Scanner(' , 1 2').numbers('M', true)).toBe(false)
})
