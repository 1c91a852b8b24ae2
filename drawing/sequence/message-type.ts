/**
 * Whether messages are set as code: calls and queries are, sentences are not. Where most are sentences all are set as such;
 * among code, sentences are words of people and not of programs.
 */
import { isNamed } from '../data/named.ts'
import { pairCalls } from '../data/sequence-calls.ts'
import { messagesIn } from '../data/sequence-entries.ts'
import type { Message, SequenceData } from '../data/sequence-fields.ts'
import { stepNumber } from '../data/step-number.ts'
import type { Role } from '../type.ts'

/** The role of what each message says; `isCode`: what a recipe knows to be code, whatever it looks like. */
export function messageRoles(
  { messages, participants = [] }: Pick<SequenceData, 'messages'> & Partial<Pick<SequenceData, 'participants'>>,
  isCode: (words: string) => boolean = () => false,
): (message: Message) => Role {
  const all = messagesIn(messages)
  const said = all.map(bareText)
  const isHttp = said.some((each) => request.test(each))
  const sentences = said.filter(isSentence).length
  const words = said.filter((each) => word.test(each) && !isSentence(each)).length
  if (sentences > said.length - sentences - words) return () => 'body'
  const people = participants.filter(({ kind }) => kind === 'person')
  const isOfPerson = ({ from, to }: Message): boolean => people.some((each) => isNamed(each, [from, to]))
  const isTold = (message: Message): boolean => isOfPerson(message) && told.test(bareText(message))
  const spoken = new Set(all.filter((message) => isProse(bareText(message), isHttp) || isTold(message)))
  // An answer of one word is said as the call is that it answers.
  for (const { call, reply } of pairCalls(messages, (reference) => reference).exchanges)
    if (spoken.has(call) && word.test(bareText(reply)) && !codeName.test(bareText(reply))) spoken.add(reply)
  // One word is said in one way.
  const same = new Set([...spoken].map(bareText).filter((each) => word.test(each)))
  const isSpoken = (message: Message): boolean => spoken.has(message) || same.has(bareText(message))
  return (message) => (isSpoken(message) && !isCode(message.text) ? 'label' : 'code')
}

/** Without its number; what it quotes counts as a word. */
const bareText = ({ text }: Message): string => text.replace(stepNumber, '').replace(quoted, 'x').trim()

const quoted = /“[^“”]+”|„[^„“”]+[“”]|«[^«»]+»/gu

const isProse = (said: string, isHttp: boolean): boolean =>
  isSentence(said) || (counted.test(said) && !codeWord.test(said) && !(isHttp && status.test(said)))

/** Among requests of HTTP, numbers of three digits are the status of an answer: `201 order 7`. */
const request = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD) /
const status = /^[1-5]\d\d /

/** What people are told: an amount with its unit and more words, `5.9 mmol/L, above 5.1`. */
const told = /^\d[\d.,]* ?[\p{L}%°µ]+(?:\/\p{L}+)?,? \p{Ll}+ [^=(){}<>_]+$/u

/** A code that programs answer with: `NXDOMAIN`, but not `OK`. */
const codeName = /^\p{Lu}{3,}$/u

/** A number of something, such as `0 rows`, or the price of something: `charge $5`, `pay 89.90 EUR`. */
const counted =
  /^(?:\d+ \p{Ll}[\p{L}'’-]*(?: [\p{L}\d'’:,-]+)*[.!?…]?|\p{Ll}+ (?:[$€£]\d[\d.,]*|\d[\d.,]* \p{Lu}{3}))$/u

const isSentence = (said: string): boolean =>
  ((sentence.test(said) || otherScript.test(said)) && !codeWord.test(said)) || isMixed(said)

/** A sentence with numbers in it, `Reserve 2 seats`, or with names among more words, `Create token, SHA-256 only`. */
const isMixed = (said: string): boolean => {
  const parts = said.split(' ')
  const words = parts.filter((part) => plainWord.test(part)).length
  const names = parts.filter((part) => !plainWord.test(part) && !figure.test(part)).length
  const isEnough = words > parts.length - words && words >= (names > 0 ? 3 : 2)
  return isEnough && plainWord.test(said.split(' ', 1)[0] ?? '') && !syntax.test(said)
}

const plainWord = /^\p{L}?[\p{Ll}'’-]+[,;:.!?…]?$/u
const figure = /^[$€£]?\d[\d.,:]*(?:%|\p{Ll}{1,3})?[,;:.!?…]?$/u
const syntax = /[=(){}<>_/\\|…]/

/** A word alone says nothing: it may be a method, a state or an answer. */
const word = /^\p{L}[\p{L}'’]*[.!?]?$/u

/** Two or more words of letters, with the marks of sentences. */
const sentence = /^\p{L}[\p{L}'’-]*[,;:]?(?: [(“"]?\p{L}[\p{L}'’.-]*[)”"]?[,;:.!?…]*)+$/u

/** Programs are written in Latin letters. */
const otherScript = /(?!\p{Script=Latin})\p{L}/u

/** What programs write: `camelCase`, `SYN, ACK`, and the verbs of HTTP and SQL. */
const codeWord = /\p{Ll}\p{Lu}|^[\p{Lu}, ]+$|^(?:GET|POST|PUT|PATCH|DELETE|HEAD|SELECT|INSERT|UPDATE|SET) /u
