import { FeatureCarousel, type FeatureCarouselProps } from './feature-carousel.tsx';
import { LearningTiles, type LearningTilesProps } from './learning-tiles.tsx';

/** What the tiles and the carousel ask of the page that shows them. */
export type LearningActions = Omit<LearningTilesProps, 'signedIn'> & FeatureCarouselProps;

/** The tiles, and the carousel below them. */
export const LearningSection = ({
  signedIn,
  onOpen,
  ...actions
}: LearningActions & { signedIn: boolean }) => (
  <div className="grid gap-8">
    <LearningTiles signedIn={signedIn} {...actions} />
    <FeatureCarousel onOpen={onOpen} />
  </div>
);
