import { expect, test } from 'vitest'
import { messagesIn } from '../data/sequence-entries.ts'
import type { SequenceData } from '../data/sequence-fields.ts'
import { messageRoles } from './message-type.ts'

const call = (text: string) => ({ from: 'a', to: 'b', text, kind: 'call', lines: [] })
const answer = (text: string) => ({ ...call(text), from: 'b', to: 'a', kind: 'reply' })

const rolesOf = (...entries: object[]) => {
  const data = { messages: entries as unknown as SequenceData['messages'] }
  return messagesIn(data.messages).map(messageRoles(data))
}

/** The role of what is code, or of all where most are sentences. */
const typeOf = (...texts: string[]) => (rolesOf(...texts.map(call)).includes('body') ? 'body' : 'code')

test('among code, what people say is set as words, and so is a word that answers them', () => {
  const said = [call('delete fix-login'), call('POST /mcp'), answer('200 OK'), call('close 1000'), call('nil')]
  expect(rolesOf(...said)).toEqual(['label', 'code', 'code', 'code', 'code'])
  expect(rolesOf(call('SELECT 1'), answer('0 rows'), call('claim the key'), answer('claimed'), call('GET /'))).toEqual([
    'code',
    'label',
    'label',
    'label',
    'code',
  ])
})

test.each([
  ['calls and answers', ['GET /orders', '200 OK', 'SELECT 1'], 'code'],
  ['methods', ['getOrder', 'findAll()', 'order'], 'code'],
  ['sentences', ['Send query', 'Decide tool execution', 'OK'], 'body'],
  ['numbered sentences', ['1. Client asks for a page', '2) Server looks it up'], 'body'],
  ['sentences with names in them', ['Asks for {calls} pages, please', 'Answers (in time)', 'Done!'], 'code'],
  ['sentences in other scripts', ['发送请求', 'Отправить запрос'], 'body'],
  ['words alone, which tell nothing', ['ping', 'pong'], 'code'],
  ['as many calls as sentences', ['GET /', 'Ask for it'], 'code'],
  ['more sentences than calls', ['GET /', 'Ask for it', 'Say no'], 'body'],
  ['flags and commands', ['SYN, ACK', 'ACK', 'FIN, ACK'], 'code'],
  ['sentences that begin with an abbreviation', ['API asks for it', 'DNS says where'], 'body'],
  ['verbs of protocols', ['POST order', 'PUT the order', 'Ask for it'], 'code'],
  ['sentences with numbers in them', ['Reserve 2 seats', 'Wait 1.5 s, then retry', 'OK'], 'body'],
  ['names among more words', ['Create token, SHA-256 only', 'Scale canary ReplicaSet to 1', 'OK'], 'body'],
  ['names among as few words', ['set image billing-api:2026.11', 'score 0–100', 'open redirect_uri', 'Ask it'], 'code'],
  ['words with syntax', ['select all (id = 4)', 'read key/value of 3', 'put item in list…', 'Ask it'], 'code'],
  ['words with capitals inside', ['verify requestState', 'check codeVerifier', 'Ask for it'], 'code'],
])('%s', (_, texts, type) => {
  expect(typeOf(...texts)).toBe(type)
})

test('among requests of HTTP a status is code with whatever follows it; elsewhere it is a number of something', () => {
  const [, created] = rolesOf(call('POST /orders'), answer('201 order 7'), call('SELECT 1'))
  const [, counted] = rolesOf(call('getOrders()'), answer('201 orders'), call('SELECT 1'))
  expect([created, counted]).toEqual(['code', 'label'])
})

test('what people click is words, whatever its label says', () => {
  const code = [call('POST /refunds'), call('SELECT 1')]
  const said = [
    'Click “Refund € 1,249.00”',
    '„Passwort vergessen?“ mit E-Mail-Adresse',
    '« Payer 5,00 € » et attendre',
    'pay 89.90 EUR',
  ]
  for (const each of said) expect(rolesOf(call(each), ...code)[0]).toBe('label')
  expect(rolesOf(call('close 1000'), ...code)[0]).toBe('code')
})

test('one word is set in one way, and the code of an answer is code also among words', () => {
  const said = [call('GET /'), call('ask for it'), answer('referral'), call('SELECT 1'), answer('referral')]
  expect(rolesOf(...said)).toEqual(['code', 'label', 'label', 'code', 'label'])
  const refused = [call('GET /'), call('same question'), answer('NXDOMAIN'), call('SELECT 1'), answer('NXDOMAIN')]
  expect(rolesOf(...refused)).toEqual(['code', 'label', 'code', 'code', 'code'])
  expect(rolesOf(call('GET /'), call('ask for it'), answer('OK'), call('SELECT 1'))[2]).toBe('label')
})

test('an amount that a person is told is words; a program that is sent it reads code', () => {
  const messages = [call('GET /'), call('SELECT 1'), answer('5.9 mmol/L, above 5.1'), answer('200 OK')]
  const roleOf = (kind: string) =>
    messageRoles({ messages, participants: [{ name: 'a', kind }] } as unknown as SequenceData)(messages[2] as never)
  expect([roleOf('person'), roleOf('system')]).toEqual(['label', 'code'])
})

test('the number of a step, a fraction too, changes nothing of how its words are set', () => {
  for (const number of ['', '3. ', '12.5. ', '7) '])
    expect(rolesOf(call('SELECT 1'), call(`${number}claim the key`), call('GET /'))).toEqual(['code', 'label', 'code'])
})
