import type { editJobMachine } from '@guildhall/machines/flows/editJob';
import { Banner } from '@guildhall/ui/Banner';
import { Button } from '@guildhall/ui/Button';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { Card } from '@guildhall/ui/Card';
import { Container } from '@guildhall/ui/Container';
import { EmptyState } from '@guildhall/ui/EmptyState';
import { ErrorPanel } from '@guildhall/ui/ErrorPanel';
import { Form } from '@guildhall/ui/Form';
import { SearchX } from '@guildhall/ui/icons';
import { PageHeader } from '@guildhall/ui/PageHeader';
import { Skeleton } from '@guildhall/ui/Skeleton';
import { Stack } from '@guildhall/ui/Stack';
import { VisuallyHidden } from '@guildhall/ui/VisuallyHidden';

import type { Flow } from '../../flow/useFlow.ts';
import type { JobChoices } from '../postJob/jobChoices.tsx';
import { JobTermsView } from '../postJob/JobTermsView.tsx';
import { JobWorkView } from '../postJob/JobWorkView.tsx';
import { saveId } from '../profileSetup/actionIds.ts';
import { OutdatedView } from '../profileSetup/OutdatedView.tsx';
import { useActionFocus } from '../profileSetup/useActionFocus.ts';

interface EditJobViewProps extends Flow<typeof editJobMachine> {
  choices: JobChoices;
  /** The page of the post, by what it is called. */
  jobHref: (title: string) => string;
  /** The client's own jobs. */
  jobsHref: string;
}

/** What each field is called, where it was changed elsewhere. */
const names = {
  title: 'Title',
  description: 'Description',
  skillsRequired: 'Skills',
  budgetMin: 'Minimum budget',
  budgetMax: 'Maximum budget',
  duration: 'Duration',
};

/** Editing a post that is open, in the form in which it was posted. */
export function EditJobView(props: EditJobViewProps) {
  const { snapshot } = props;
  useActionFocus({
    isEditing: snapshot.matches('editing'),
    isOutdated: snapshot.matches({ editing: 'outdated' }),
  });
  return (
    <Container width="reading">
      <PageHeader
        title="Edit your post"
        description="Everyone reads the new post at once. Freelancers who have applied are told what changed."
      />
      <Content {...props} />
    </Container>
  );
}

function Content(props: EditJobViewProps) {
  const { snapshot, send, jobsHref } = props;
  const { draft, base } = snapshot.context;
  if (snapshot.matches('missing')) {
    return (
      <EmptyState
        title="You have no such job"
        icon={SearchX}
        action={<ButtonLink href={jobsHref}>Open My Jobs</ButtonLink>}
      >
        A post is edited by the client who posted it.
      </EmptyState>
    );
  }
  if (snapshot.matches('loadFailed')) {
    return (
      <ErrorPanel title="Your post could not be loaded" onRetry={() => send({ type: 'post.retry' })}>
        Anything you typed on this page has been kept.
      </ErrorPanel>
    );
  }
  // What was typed is shown already, while the version that it belongs to is on its way.
  if (snapshot.matches('loading') && draft === null) {
    return (
      <Card padding="large" aria-busy="true">
        <VisuallyHidden>Loading your post…</VisuallyHidden>
        <Skeleton lines={12} />
      </Card>
    );
  }
  if (!snapshot.matches('refused')) return <FormView {...props} />;
  const isTyped = draft !== null || base !== null;
  return (
    <Stack gap={6}>
      <RefusedView {...props} isTyped={isTyped} />
      {isTyped ? <FormView {...props} /> : null}
    </Stack>
  );
}

function RefusedView({ snapshot, jobHref, isTyped }: EditJobViewProps & { isTyped: boolean }) {
  return (
    <Banner
      tone="caution"
      title={isTyped ? 'Your changes were not saved' : 'This post can no longer be edited'}
      role="alert"
      action={<ButtonLink href={jobHref(snapshot.context.base?.title ?? '')}>View Post</ButtonLink>}
    >
      {snapshot.context.refusal}
      {isTyped ? ' What you typed is below: copy it if you want to keep it.' : null}
    </Banner>
  );
}

function FormView({ snapshot, send, choices, jobHref }: EditJobViewProps) {
  const { values, problems } = snapshot.context;
  const isReadOnly = !snapshot.matches('editing');
  const fields = { values, problems, send, isReadOnly };
  return (
    <Card padding="large">
      <Form method="post" aria-label="The job" onSubmit={() => send({ type: 'post.save' })}>
        <JobWorkView {...fields} SkillsField={choices.SkillsField} />
        <JobTermsView {...fields} DurationField={choices.DurationField} />
        {snapshot.matches('refused') ? null : (
          <Stack gap={3}>
            {snapshot.matches({ editing: 'outdated' }) ? (
              <OutdatedView thing="Your post" send={send} versions={snapshot.context} names={names} />
            ) : (
              <Button type="submit" id={saveId} variant="primary" size="large" isFullWidth isPending={isReadOnly}>
                {snapshot.matches('saving') || snapshot.matches('comparing') ? 'Saving…' : 'Save Changes'}
              </Button>
            )}
            <ButtonLink href={jobHref(snapshot.context.base?.title ?? '')} size="large" isFullWidth>
              Cancel
            </ButtonLink>
          </Stack>
        )}
      </Form>
    </Card>
  );
}
