/**
 * Workerd responds like Node, over real sockets: status, headers, and every byte before compression.
 */
import { testContract } from '../contract/contract-tests.ts'
import { exhaustive } from '../exhaustive.ts'
import { startPair, staticAssets } from './start-pair.ts'

testContract(startPair, { exhaustive, excluded: staticAssets, resolvesDotSegments: true })
