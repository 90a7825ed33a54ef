import { BlockList } from 'node:net';

import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Config } from '../config.ts';
import { Refusal } from '../domain/refusal.ts';
import { demoAccounts } from '../seed/demoAccounts.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');
loopback.addSubnet('::ffff:127.0.0.0', 104, 'ipv6');

/** Whether `host` names this machine for itself alone. */
export function isLoopbackHost(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '');
  return address === 'localhost' || isLoopbackAddress(address);
}

function isLoopbackAddress(address: string): boolean {
  return loopback.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
}

/**
 * Whether a request comes from this machine and means it: by the connection itself, which no header changes, and by the name
 * that it was sent to. A page of another site can have its own name lead to 127.0.0.1, but then that name stands in `Host`.
 */
export function isFromThisMachine({ raw, headers }: FastifyRequest): boolean {
  const url = `http://${headers.host ?? ''}`;
  return (
    isLoopbackAddress(raw.socket.remoteAddress ?? '') && URL.canParse(url) && isLoopbackHost(new URL(url).hostname)
  );
}

/** For what development shows: `onRequest`. */
export async function refuseOtherMachines(request: FastifyRequest): Promise<void> {
  if (isFromThisMachine(request)) return;
  throw new Refusal(403, 'This page opens on the machine that runs the server, at localhost.');
}

/** The demo accounts' password is public: with it, only this machine logs in. Register before the routes. */
export function keepDemoHere(app: FastifyInstance, { mode }: Config): void {
  if (mode === 'production') return;
  const password: string = demoAccounts.client.password;
  app.addHook('preHandler', async (request) => {
    const given = request.routeOptions.config.operationId?.startsWith('logIn') && request.body;
    if (typeof given !== 'object' || given === null || Reflect.get(given, 'password') !== password) return;
    if (isFromThisMachine(request)) return;
    throw new Refusal(401, 'The demo accounts open on the machine that runs the server, at localhost.');
  });
}
