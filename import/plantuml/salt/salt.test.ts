/** Wireframes in Salt. */
import { expect, test } from 'vitest'
import { importDiagram } from '../../../entries/library/import.ts'

const imported = async (...lines: string[]) => {
  const found = await importDiagram(`@startsalt\n${lines.join('\n')}\n@endsalt\n`)
  if (!found.ok) throw new Error(JSON.stringify(found.findings))
  const { data, recipe, findings, notes } = found
  const [screen] = data['screens'] as { name?: string; kind: string; widgets: object[] }[]
  return {
    recipe,
    screen: screen!,
    notes: notes.map(({ line, what }) => `${line} ${what}`),
    findings: findings.map(({ at, problem }) => `${at}: ${problem}`),
  }
}

test('words before a field are its label; what follows in a row is beside it', async () => {
  const { recipe, screen, findings } = await imported(
    '{',
    'Name: | "Ada  " | [Browse...]',
    '^Admin^',
    '[X] Remember | [] Later',
    '(X) A | () B',
    '}',
  )
  expect([recipe, findings]).toEqual(['wireframe-screen', []])
  expect(screen).toEqual({
    kind: 'dialog',
    widgets: [
      { kind: 'field', name: 'Name', value: 'Ada' },
      { kind: 'button', name: 'Browse...', beside: true },
      { kind: 'select', value: 'Admin' },
      { kind: 'checkbox', name: 'Remember', value: 'checked' },
      { kind: 'checkbox', name: 'Later', beside: true },
      { kind: 'radio', name: 'A', value: 'checked' },
      { kind: 'radio', name: 'B', beside: true },
    ],
  })
})

test('a screen is called by its frame, or by words alone over a line; three controls in a row need a page', async () => {
  expect((await imported('{^"Sign in"', 'a | b | c', '}')).screen).toMatchObject({ name: 'Sign in', kind: 'page' })
  const { screen } = await imported('{', 'Settings', '==', 'a', '--', '}')
  expect(screen).toEqual({
    name: 'Settings',
    kind: 'dialog',
    widgets: [{ kind: 'text', name: 'a' }, { kind: 'divider' }],
  })
})

test('tabs with the bold one open, tables, trees with a sign for each level', async () => {
  const { screen, notes } = await imported(
    '{+',
    '{/ General | <b>Saving }',
    '{#',
    'Key | Value',
    'a | .',
    '}',
    '{T',
    '+ World | 7',
    '++ America | 1',
    '}',
    '{* File | Edit',
    'File | Open | Close',
    '}',
    '}',
  )
  expect(screen.widgets).toEqual([
    { kind: 'tabs', rows: [['General', 'Saving']], value: 'Saving' },
    {
      kind: 'table',
      rows: [
        ['Key', 'Value'],
        ['a', '–'],
      ],
    },
    {
      kind: 'table',
      rows: [
        ['World', '7'],
        ['· America', '1'],
      ],
    },
    { kind: 'tabs', rows: [['File', 'Edit']] },
  ])
  expect(notes).toEqual(['3 formatting of words', '13 an open menu'])
})

test('what is not drawn is in the ledger, what cannot be read a finding; the rows before it stay', async () => {
  const { screen, notes, findings } = await imported('{S', '<<icon', '.X.', '>> | [Go <&key>]', '^A^B^C^', '{')
  expect(screen.widgets).toEqual([
    { kind: 'button', name: 'Go' },
    { kind: 'select', value: 'A' },
  ])
  expect(notes).toEqual(['2 scroll bars', '3 icons', '6 entries of an open list'])
  expect(findings).toEqual(['line 9, column 1: expected }, which ends a screen, found the end of the line'])
})
