import type { Schema } from '@guildhall/machines/kit/schema';
import { Button } from '@guildhall/ui/Button';
import { DescriptionList } from '@guildhall/ui/DescriptionList';
import { Heading } from '@guildhall/ui/Heading';
import { Money } from '@guildhall/ui/Money';
import { PageHeader } from '@guildhall/ui/PageHeader';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';
import { ZonedTime } from '@guildhall/ui/ZonedTime';
import type { ReactNode } from 'react';

import { DeliveryView } from '../shared/projects/DeliveriesView.tsx';
import * as styles from './workStatement.css.ts';

interface StatementViewProps {
  statement: Schema<'WorkStatement'>;
  /** The reader's. */
  timeZone: string;
  onPrint: () => void;
}

/** The statement itself, part by part under headings. */
export function StatementView({ statement, timeZone, onPrint }: StatementViewProps) {
  const { number, project, client, freelancer, budgetMin, budgetMax, duration, deliveries, completedAt, ended } =
    statement;
  const sides = { CLIENT: `${client.name}, the client`, FREELANCER: `${freelancer.name}, the freelancer` };
  const at = (date: string) => <ZonedTime date={date} timeZone={timeZone} />;
  return (
    <Stack gap={8}>
      <PageHeader
        eyebrow={ended === null ? 'Invoice' : 'Statement of an ended project'}
        title={project.title}
        description={`No. ${number}`}
        actions={
          <div className={styles.onScreen}>
            <Button onPress={onPrint}>Print or Save as PDF</Button>
          </div>
        }
      />
      <Part title="Parties">
        <DescriptionList
          items={[
            { term: 'Client', description: partyText(client) },
            { term: 'Freelancer', description: partyText(freelancer) },
          ]}
        />
      </Part>
      <Part title="Agreed">
        <Text isPreserved isMeasured>
          {project.description}
        </Text>
        <DescriptionList
          items={[
            {
              term: budgetMin === budgetMax ? 'Fixed price' : 'Budget range',
              description: <Money amount={budgetMin} to={budgetMax} />,
            },
            { term: 'Expected duration', description: duration },
            { term: 'Assigned', description: at(statement.assignedAt) },
          ]}
        />
      </Part>
      <Part title="Delivered">
        {deliveries.length === 0 ? (
          <Text>Nothing was handed in.</Text>
        ) : (
          <Stack as="ol" gap={4} aria-label="Deliveries">
            {deliveries.map((delivery) => (
              <Stack key={`${delivery.deliveredAt} ${delivery.sentBackAt}`} gap={1}>
                <DeliveryView delivery={delivery} at={at} />
              </Stack>
            ))}
          </Stack>
        )}
        {completedAt === null ? null : (
          <DescriptionList items={[{ term: 'Approved by the client', description: at(completedAt) }]} />
        )}
      </Part>
      {ended === null ? null : (
        <Part title="Ended">
          <DescriptionList
            items={[
              { term: 'Ended by', description: sides[ended.by] },
              { term: 'Ended', description: at(ended.at) },
              { term: 'Reason', description: <Text isPreserved>{ended.reason}</Text> },
            ]}
          />
        </Part>
      )}
      <Part title="Payment">
        <Text isMeasured>
          {ended === null
            ? 'Payment is settled between the client and the freelancer. This invoice states what was agreed, delivered and approved; it is not a receipt.'
            : 'The project was ended before its work was approved. This statement says what was agreed and handed in until then. It does not say that any amount is due: what is paid is settled between the client and the freelancer.'}
        </Text>
      </Part>
    </Stack>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={3}>
      <Heading level={2} size="lg">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

const partyText = ({ name, company, location }: Schema<'StatementParty'>): string =>
  [name, company, location].filter((part) => part !== null).join(', ');
