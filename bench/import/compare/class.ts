/**
 * A class diagram against Mermaid's model: classes with members, relations in order, namespaces, notes.
 */
import type { ClassModel, ModelMember } from '../../../import/models/classes.ts'
import { Differences, saidOf, type Theirs } from './differences.ts'

export function compareClass(ours: ClassModel, theirs: Theirs): string[] {
  const differences = new Differences()
  compareClasses(differences, ours, theirs)
  compareRelations(differences, ours, theirs)
  const notes = ours.remarks.map(({ on = '', text }) => JSON.stringify([on, saidOf(text)]))
  const theirNotes = (theirs['notes'] ?? []).map((note: Theirs) =>
    JSON.stringify([note['class'] ?? '', saidOf(note['text'])]),
  )
  differences.alike('note', notes, theirNotes)
  differences.same('direction', ours.direction ?? 'TB', theirs['direction'])
  differences.alike('namespace', [...ours.packages.keys()], Object.keys(theirs['namespaces'] ?? {}))
  return differences.found
}

const compareClasses = (differences: Differences, ours: ClassModel, theirs: Theirs): void => {
  const classes = [...ours.classes.values()].filter(({ keyword }) => keyword !== 'lollipop')
  differences.alike(
    'class',
    classes.map(({ id, label, generic = '', annotations, members, group = '' }) => {
      const [methods, fields] = [members.filter(({ method }) => method), members.filter(({ method }) => !method)]
      return JSON.stringify([id, saidOf(label), generic, annotations, methods.map(written), fields.map(written), group])
    }),
    Object.entries<Theirs>(theirs['classes'] ?? {}).map(([id, each]) => {
      const { label, type = '', annotations = [], methods = [], members = [], parent = '' } = each
      const texts = (list: Theirs[]): string[] => list.map(writtenByThem)
      const parameters = type.replaceAll(/(?<=\w)~(?=\w)/g, '<').replaceAll('~', '>')
      return JSON.stringify([id, saidOf(label), parameters, annotations, texts(methods), texts(members), parent ?? ''])
    }),
  )
}

const written = ({ visibility, name, type, property }: ModelMember): string =>
  squeezed(`${visibility ?? ''}${name}${type === undefined ? '' : ` : ${type}`} ${property ?? ''}`)

const writtenByThem = ({ displayText = '', classifier = '' }: Theirs): string => {
  const property = classifier === '$' ? 'static' : classifier === '*' ? 'abstract' : ''
  return squeezed(`${displayText} ${property}`)
}

/** Blanks around signs differ in what is displayed. */
const squeezed = (text: string): string =>
  text
    .replaceAll(/\s*([(),:<>])\s*/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim()

const ends = ['aggregation', 'extension', 'composition', 'dependency', 'lollipop']

const compareRelations = (differences: Differences, ours: ClassModel, theirs: Theirs): void => {
  const interfaces = new Map((theirs['interfaces'] ?? []).map(({ id, label }: Theirs) => [id, label]))
  const text = (words: string): string => (words === 'none' ? '' : words.trim())
  differences.inOrder(
    'relation',
    ours.relations.map(({ from, to, fromEnd, toEnd, fromText = '', toText = '', dotted, label = '' }) =>
      JSON.stringify([from, fromText, fromEnd, dotted, toEnd, toText, to, saidOf(label)]),
    ),
    (theirs['relations'] ?? []).map(({ id1, id2, relationTitle1, relationTitle2, relation, title }: Theirs) =>
      JSON.stringify([
        interfaces.get(id1) ?? id1,
        text(relationTitle1),
        ends[relation.type1] ?? 'none',
        relation.lineType === 1,
        ends[relation.type2] ?? 'none',
        text(relationTitle2),
        interfaces.get(id2) ?? id2,
        saidOf(title),
      ]),
    ),
  )
}
