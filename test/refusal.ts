/**
 * Error responses of the service.
 */
import type { App } from '../src/app/create-app.ts'
import { ask } from './catalog.ts'

type ErrorBody = { error: { code: string; message: string; hint: string }; documentation: string }

/** Status, code, message and hint of an error response. */
export const refusalOf = async (
  app: App,
  target: string,
  init?: RequestInit,
): Promise<[number, string, string, string]> => {
  const reply = await ask(app, target, init)
  const { error } = (await reply.json()) as ErrorBody
  return [reply.status, error.code, error.message, error.hint]
}
