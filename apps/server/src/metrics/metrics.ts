import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import { operationOf } from '../plugins/requestLog.ts';

/** What the gauges read when someone asks. */
export type Sources = {
  readonly connections: () => { total: number; idle: number; waiting: number };
  readonly mailDepth: () => Promise<Readonly<Record<MailState, number>>>;
  readonly changeStreams: () => number;
  readonly standbys: () => number;
};

export type MailState = 'waiting' | 'active' | 'failed';

export type Metrics = {
  /** Counts and times the requests of `app`. */
  readonly watch: (app: FastifyInstance) => void;
  /** Counts deliveries. */
  readonly mail: (outcome: 'sent' | 'failed' | 'held') => void;
  /** Says where the gauges' figures come from. */
  readonly read: (sources: Sources) => void;
  /** Everything, in Prometheus' text format. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
};

/** Seconds. Reads take milliseconds, pages tens of them, a hashed password a tenth of a second. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The metrics of one server. Labels take few values: operations of the contract, statuses, and the words below. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer, by operation and status.',
    labelNames: ['operation', 'status'],
    buckets,
    registers,
  });
  const inFlight = new Gauge({ name: 'http_requests_in_flight', help: 'Requests being answered.', registers });
  const mails = new Counter({
    name: 'mail_deliveries_total',
    help: 'Attempts to hand a mail to the mail server, by outcome. A failed one is tried again; one that is held waits for the next hour of MAILS_PER_HOUR.',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of ['sent', 'failed', 'held']) mails.inc({ outcome }, 0);

  return {
    watch(app) {
      app.addHook('onRequest', (request, _reply, done) => {
        if (!isStream(request)) inFlight.inc();
        done();
      });
      app.addHook('onResponse', (request, reply, done) => {
        // A stream lasts as long as a person stays, which says nothing of how quick we are.
        if (isStream(request)) return done();
        inFlight.dec();
        durations.observe({ operation: operationOf(request), status: reply.statusCode }, reply.elapsedTime / 1000);
        done();
      });
    },
    mail: (outcome) => mails.inc({ outcome }),
    read: (sources) => addGauges(registers, sources),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

const isStream = ({ routeOptions }: FastifyRequest): boolean => routeOptions.config.isStream === true;

function addGauges(registers: Registry[], { connections, mailDepth, changeStreams, standbys }: Sources): void {
  const pool = new Gauge({
    name: 'db_pool_connections',
    help: 'Connections to PostgreSQL: all, and those at rest.',
    labelNames: ['state'],
    registers,
    collect() {
      const { total, idle } = connections();
      this.set({ state: 'total' }, total);
      this.set({ state: 'idle' }, idle);
    },
  });
  const waiting = new Gauge({
    name: 'db_pool_waiting',
    help: 'Requests that wait for a connection.',
    registers,
    collect() {
      this.set(connections().waiting);
    },
  });
  const depth = new Gauge({
    name: 'mail_queue_depth',
    help: 'Mails in the queue of all replicas: waiting, being sent, and given up. Absent while the database is away.',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset();
      const depths = await mailDepth().catch(() => ({}));
      for (const [state, count] of Object.entries(depths)) this.set({ state }, count);
    },
  });
  const streams = new Gauge({
    name: 'change_streams',
    help: 'Browsers that are told at once what changes. They are no requests in flight.',
    registers,
    collect() {
      this.set(changeStreams());
    },
  });
  const readFrom = new Gauge({
    name: 'db_standbys_in_use',
    help: 'Standbys that are well, so that reads are done on them.',
    registers,
    collect() {
      this.set(standbys());
    },
  });
  void [pool, waiting, depth, streams, readFrom];
}
