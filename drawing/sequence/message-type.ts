/**
 * Whether messages are set as code: calls and queries are, sentences are not, and a diagram has one type for all.
 */
import { messagesIn } from '../data/sequence-entries.ts'
import type { SequenceData } from '../data/sequence-fields.ts'
import type { Role } from '../type.ts'

/** The role of what messages say: code, unless more of them are sentences than are not. */
export function messageType({ messages }: Pick<SequenceData, 'messages'>): Role {
  const said = messagesIn(messages).map(({ text }) => text.replace(number, '').trim())
  const sentences = said.filter(isSentence).length
  const words = said.filter((each) => word.test(each) && !isSentence(each)).length
  return sentences > said.length - sentences - words ? 'body' : 'code'
}

const isSentence = (said: string): boolean => (sentence.test(said) || otherScript.test(said)) && !codeWord.test(said)

/** A step that is numbered by hand: `3. ` or `3) `. */
const number = /^\d+[.):] /

/** A word alone says nothing: it may be a method, a state or an answer. */
const word = /^\p{L}[\p{L}'’]*[.!?]?$/u

/** Two or more words of letters, with the marks of sentences. */
const sentence = /^\p{L}[\p{L}'’-]*[,;:]?(?: [(“"]?\p{L}[\p{L}'’-]*[)”"]?[,;:.!?…]*)+$/u

/** Programs are written in Latin letters. */
const otherScript = /(?!\p{Script=Latin})\p{L}/u

/** What programs write: `camelCase`, `SYN, ACK`, and the verbs of HTTP and SQL. */
const codeWord = /\p{Ll}\p{Lu}|^[\p{Lu}, ]+$|^(?:GET|POST|PUT|PATCH|DELETE|HEAD|SELECT|INSERT|UPDATE|SET) /u
