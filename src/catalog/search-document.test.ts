import { expect, test } from 'vitest'
import { recipeOf } from '../../test/synthetic-recipe.ts'
import { readDocuments, searchDocument, writeDocuments } from './search-document.ts'

const recipe = recipeOf({
  id: 'er',
  name: 'ER diagram',
  aliases: ['database schema', 'keys; and|bars'],
  description:
    'Tables and their relations, joined by 2 lines. Also called ERD, data model or entity-relationship diagram.',
  useWhen: 'You settle keys of a schema before the tables exist.',
  questions: ['what belongs to what'],
  avoidWhen: 'You need rows in motion: use `request-sequence`. Classes need another diagram.',
})

test('a document has each distinctive stem once, in the field that says most about the recipe', () => {
  expect(searchDocument(recipe)).toEqual({
    id: 'er',
    name: 'ER diagram',
    family: 'Charts',
    overall: 80,
    reviewed: '2026-01-01',
    aliases: ['database schema', 'keys  and|bars', 'ERD', 'data model', 'entity-relationship diagram'],
    questions: ['what belongs to what'],
    description: 'join line relat tabl',
    useWhen: 'befor exist settl',
    avoidWhen: '`request-sequence`',
  })
})

test('documents survive writing and reading', () => {
  const documents = [searchDocument(recipe), searchDocument(recipeOf({ id: 'plain', family: 'Flows' }))]
  expect(readDocuments(writeDocuments(documents))).toEqual(documents)
})
