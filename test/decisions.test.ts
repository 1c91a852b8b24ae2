/** Pages of decisions: each has a number of its own, and what refers to one refers to one that is there. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const pages = readdirSync('docs/decisions').sort()
const numbers = pages.map((page) => page.slice(0, 3))

const rooms = ['src', 'layout', 'drawing', 'import', 'recipes', 'entries', 'tools', 'test', 'bench', 'deploy', 'docs']
const files = [
  'AGENTS.md',
  'CONTRIBUTING.md',
  'README.md',
  'CHANGELOG.md',
  ...rooms.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:tsx?|mjs|md)$/.test(file))
      .map((file) => `${room}/${file}`),
  ),
]

describe('decisions', () => {
  test('are numbered from 1 on, each number once, in the name of the page and in its heading', () => {
    expect(numbers).toEqual(pages.map((_, index) => String(index + 1).padStart(3, '0')))
    for (const page of pages)
      expect(readFileSync(`docs/decisions/${page}`, 'utf8'), page).toMatch(
        new RegExp(`^# ${Number(page.slice(0, 3))}\\. `),
      )
  })

  test('name files of the repository that are there, as other pages do', () => {
    const named = files.filter((file) => file.endsWith('.md') && !/^(?:CHANGELOG|docs\/guide)/.test(file))
    const dead = named.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/`((?:[a-z]+\/)[\w./-]+\.tsx?)`/g)].flatMap(([, path = '']) =>
        !rooms.includes(path.split('/')[0]!) || files.includes(path) || path.includes('NAME')
          ? []
          : [`${file}: ${path}`],
      ),
    )
    expect(dead).toEqual([])
  })

  test('that a file refers to are there', () => {
    const dead = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/decisions\/(\d{3})(?:-[a-z-]+\.md)?/g)].flatMap(
        ([reference, number = '']) =>
          numbers.includes(number) && (!reference.endsWith('.md') || pages.includes(reference.slice(10)))
            ? []
            : [`${file}: ${reference}`],
      ),
    )
    expect(dead).toEqual([])
  })
})
