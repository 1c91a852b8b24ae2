import { expect, test } from 'vitest'
import type { SequenceData } from '../data/sequence-fields.ts'
import { messageType } from './message-type.ts'

const typeOf = (...texts: string[]) =>
  messageType({
    messages: texts.map((text) => ({ from: 'a', to: 'b', text, kind: 'call' })) as unknown as SequenceData['messages'],
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
  ['words with capitals inside', ['verify requestState', 'check codeVerifier', 'Ask for it'], 'code'],
])('%s', (_, texts, type) => {
  expect(typeOf(...texts)).toBe(type)
})
