import { Card } from '@guildhall/ui/Card';
import { PictureField } from '@guildhall/ui/PictureField';

import { laterView } from '../../flow/laterView.tsx';
import { pictureWords } from './pictureWords.ts';

/** Holds the place of the picture: as high as the field itself, so that the form below does not move. */
const Pending = () => (
  <div aria-busy="true">
    <Card padding="large">
      <PictureField {...pictureWords} src={null} onChoose={() => {}} isDisabled />
    </Card>
  </div>
);

/** The picture of the own profile, whose code comes beside that of the form. */
export const LaterPicture = laterView(
  async () => (await import('./ProfilePicturePart.tsx')).ProfilePicturePart,
  Pending,
);
